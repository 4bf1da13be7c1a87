import type { en } from './en.ts'

export const sw: typeof en = {
  errors: {
    changed: 'Mtu mwingine amebadilisha swali hili sasa hivi. Funga kisha ulitazame tena.',
    duplicate: 'Jibu lingine la swali hili lina maneno yale yale.',
    full: 'Maswali yamefikia idadi ya juu. Ondoa moja kwanza.',
    kind_fixed: 'Aina ya jibu haiwezi kubadilika. Ondoa swali hili na uongeze jingine.',
    audience_wider: 'Wanachama walijibu ili waonwe na watu wachache. Ondoa swali hili na uongeze jingine.',
    filter_hidden: 'Unaweza kuchuja tu kwa chaguo na namba ambazo kila mtu anaziona. Kichujio kingefichua majibu yaliyofichwa.',
    not_asked: 'Swali hili haliulizwi tena. Pakia ukurasa upya.',
    not_offered: 'Jibu hili halitolewi tena. Chagua jingine.',
  },
  title: 'Zaidi kunihusu',
  hint: 'Jibu unayopenda.',
  audience: {
    everybody: 'Kila anayeona wasifu wako anaona hili.',
    matches: 'Wanaona hili wale mliopendana tu.',
    nobody: 'Wewe tu unaona hili.',
  },
  choose: 'Chagua',
  range: 'Namba kamili kutoka {min} hadi {max}.',
  noLongerOffered: '{name} (halitolewi tena)',
  retired: 'Haliulizwi tena. Wewe tu unaona jibu lako.',
  remove: 'Ondoa jibu langu',
  failed: 'Hatukuweza kupakia maswali. Tafadhali jaribu tena.',
  filter: {
    hint: 'Watu ambao hawajajibu hawaonyeshwi.',
    from: 'Kutoka',
    to: 'Hadi',
    between: '{label}: {from} hadi {to}',
    atLeast: '{label}: kuanzia {from}',
    atMost: '{label}: hadi {to}',
    chosen: '{label}: {names}',
    crossed: 'Namba ya kwanza haiwezi kuzidi ya pili.',
  },
}
