import { describe, expect, test } from 'vitest'
import { findSigns, type Sign } from './find-signs.ts'

/** For each sign, a text that has it and a text of the same subject that has not. */
const cases: readonly (readonly [Sign, string, string])[] = [
  ['pay', 'You only deposit it into this account', 'I never carry cash, you know me'],
  ['pay', 'Tu règles juste les frais', 'J’aime bien ton quartier'],
  ['pay', 'Deposítalo en la cuenta de mi primo', 'Mañana te llamo'],
  ['pay', 'Faz a transferência para este número', 'Gosto muito de dançar'],
  ['pay', 'Lipa kwanza kwa jina la wakili', 'Napenda muziki wa zamani'],
  ['windfall', 'My late father left a box with gold', 'My father likes gardening'],
  ['windfall', 'Vous êtes la gagnante de la loterie', 'On a perdu le match'],
  ['windfall', 'Umeshinda promosheni', 'Tulifungwa mechi'],
  ['promise', 'Guaranteed profit in 3 days', 'I rest on weekends'],
  ['promise', 'Ganancia garantizada, sin riesgo', 'El domingo descanso'],
  ['card_code', 'Scratch the back and snap it', 'My back hurts'],
  ['card_code', 'Raspa e manda o código', 'A praia estava linda'],
  ['hold', 'I have your video and your contacts', 'I have two brothers'],
  ['hold', 'J’ai enregistré ton visage', 'J’ai deux frères'],
  ['excuse', 'I am not around, my lawyer has the keys', 'I am at home, come in'],
  ['money', 'The bank wants more cash', 'The garden wants more water'],
  ['media', 'I kept that picture', 'I kept that seat'],
  ['kin', 'Your husband and your boss', 'My husband left years ago'],
  ['official', 'The barrister is waiting', 'The bus is waiting'],
  ['insist', 'Why are you quiet?', 'The street is quiet'],
  ['send', 'Send it to him', 'It was a long day'],
  ['plan', 'See you on Saturday', 'The sea is calm'],
  ['own', 'I paid my half already', 'The half moon is out'],
  ['wary', 'He was a scammer, I reported him', 'He was a teacher'],
  ['vague_crisis', 'They towed my truck', 'I drive a truck'],
  ['vague_threat', 'Sinon tout le monde verra', 'Il fait beau'],
  ['vague_ask', 'Float me till Thursday', 'Thursday is my day off'],
  ['rail', 'TX7k9Qw7RtB7mZ7xLpV7aHs7dGf7nYc77uE', 'Antidisestablishmentarianism'],
  ['elsewhere', 'add mira.love77', 'add some salt'],
  ['elsewhere', 'come on Skype', 'come on Sunday'],
  ['warning', 'I never send money to people from here', 'I never sleep before ten'],
  ['warning', 'Ne donne jamais ton code', 'Je ne mange jamais le soir'],
  ['warning', 'nunca des el código a nadie', 'nunca voy al cine'],
  ['warning', 'nunca mando dinheiro a gente daqui', 'nunca fui a Lisboa'],
  ['warning', 'huwa situmi pesa', 'huwa nalala mapema'],
  ['amount', 'only fifty thousand', 'only fifty people'],
  ['amount', 'hata elfu kumi', 'watu kumi'],
  ['alarm', 'Delete it please', 'I like it, thanks'],
  ['alarm', '¿Por qué haces esto? Bórralo', 'Qué lindo día'],
  ['suspicion', 'C’est une arnaque ?', 'J’adore cette chanson'],
  ['suspicion', 'Kwa nini nilipe kwanza?', 'Karibu nyumbani'],
  ['refusal', 'Agora não tenho', 'Gosto do teu sorriso'],
  ['prompt', 'How much is it?', 'It is late'],
  ['link', 'open www.quickcoin.example', 'open the window'],
  ['wallet', 'TX7k9Qw7RtB7mZ7xLpV7aHs7dGf7nYc77uE', 'my wallet is old'],
  ['laugh', 'jajaja no', 'no'],
  ['number', 'zero seven one two, three four, five six', 'one two three, go'],
]

describe.each(cases)('%s', (sign, text, other) => {
  test(`is in “${text}”`, () => expect(findSigns(text)).toContain(sign))
  test(`is not in “${other}”`, () => expect(findSigns(other)).not.toContain(sign))
})

test('a clear sign is a vague one, too', () => {
  expect(findSigns('The customs want a clearance certificate')).toEqual(expect.arrayContaining(['fee', 'vague_fee']))
})

test('reads short forms, stretched words and missing apostrophes', () => {
  expect(findSigns('dont tell anyone')).toContain('secret')
  expect(findSigns('pleeeease lend me')).toEqual(expect.arrayContaining(['ask', 'insist']))
  expect(findSigns('u will pay')).toContain('pay')
})

test('texts that are made to cost time cost little', () => {
  const hostile = [
    'a',
    'pay ',
    'you will ',
    'i have i have ',
    'tengo a b c d ',
    '1 ',
    '1',
    'a.',
    'one, ',
    'a1',
    'tu vas tu ',
    'send it to you please ',
  ]
  const began = performance.now()
  for (const part of hostile) findSigns(part.repeat(2000))
  expect(performance.now() - began).toBeLessThan(1000)
})
