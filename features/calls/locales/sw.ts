import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    off: 'Huduma ya simu haipatikani hapa.',
    oneself: 'Huwezi kujipigia simu.',
    closed: 'Mnaweza kupigiana simu mazungumzo yakishakubaliwa.',
    unreachable: 'Mtu huyu hawezi kupigiwa simu kwa sasa.',
    credits_needed: 'Mpango wako hauna simu zaidi katika kipindi hiki. Hii inagharimu salio {count}.',
    in_call: 'Tayari uko kwenye simu.',
    id_taken: 'Simu haikuweza kupigwa. Jaribu tena.',
    elsewhere: 'Simu hii imepokelewa kwenye kifaa chako kingine.',
    wrong_state: 'Simu hii imeshakwisha.',
  },
  notices: {
    ringing: {
      title: 'Kuna mtu anakupigia simu',
      body: 'Fungua Ndloo ili upokee.',
    },
  },
  start: { voice: 'Simu ya sauti', video: 'Simu ya video' },
}
