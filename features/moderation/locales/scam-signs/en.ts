import type { ScamSign } from '../../evidence-contract.ts'

/** What the service found by itself, as moderators read it. */
export const en = {
  by: 'Found by the service',
  text: 'Nobody reported this. Messages to people this member has just met look like a scam. Until you decide, they can write to three new people a day.',
  here: 'found here',
  signs: {
    ask: 'Asks for help or money',
    pay: 'Tells them to pay or send money',
    amount: 'Names an amount',
    rail: 'Names a way to pay',
    number: 'Gives a number',
    elsewhere: 'Leads elsewhere',
    crisis: 'An emergency',
    fee: 'A fee, a tax or customs',
    windfall: 'An inheritance, a prize, a parcel or a job',
    invest: 'An investment',
    promise: 'Promises a profit',
    gift_card: 'Gift cards',
    card_code: 'Asks for the code of a card',
    hold: 'Claims to have pictures of them',
    threat: 'Threatens',
    intimate: 'Asks for intimate pictures',
    code: 'Asks for a code or account',
    secret: 'Asks for silence',
    persona: 'Far away or widowed',
    excuse: 'Says why something cannot be done',
    pay_back: 'Promises to pay back',
    copies: 'The same first message to many',
    same_photo: 'Other accounts have the same photo',
    gifts: 'Several people gave them gifts lately',
  } satisfies Record<ScamSign, string>,
}
