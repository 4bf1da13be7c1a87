import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  title: 'Maombi',
  empty: 'Hakuna anayesubiri.',
  why: 'Kwa nini hapana?',
  since: 'Anasubiri tangu {date}.',
  invited: 'Alikuja kwa mwaliko.',
  found: 'Kilichogunduliwa na huduma',
  noProof:
    'Dalili si ushahidi: watu wengi waaminifu hutumia mtandao mmoja, na wengine hutumia barua pepe ya siku moja. Mtu anakotoka si dalili.',
  noBio: 'Bado hajaandika chochote kujihusu.',
  photo: 'Picha {number}',
  causes: {
    approval: 'Kila akaunti huangaliwa.',
    invitation: 'Alijisajili bila namba, au mtu mwingine aliitumia kwanza.',
    closed: 'Alijisajili kabla ya usajili kufungwa.',
    risk: 'Amezuiwa kwa sababu ya dalili.',
  },
  signs: {
    disposable_mail: 'Barua pepe ya huduma ya muda mfupi (pointi {points})',
    network: 'Akaunti mpya {count} kutoka mtandao huu kwa muda mfupi (pointi {points})',
    speed: 'Alijisajili haraka kuliko mtu anavyoandika (pointi {points})',
    number_block: 'Akaunti mpya {count} zenye namba za simu za kundi moja (pointi {points})',
    same_photo: 'Picha hiyohiyo ipo kwenye akaunti nyingine {count} (pointi {points})',
    banned_number: 'Akaunti iliyofungiwa ilikuwa na namba hii bila kuithibitisha: huenda ni ya mtu mwingine (pointi {points})',
  },
}
