import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  interest: {
    a: '{about}: já somos duas pessoas! Como é que começou?',
    b: '“{about}” está no seu perfil e no meu. De quem veio o gosto?',
    c: '{about}: uma vez por semana, todos os dias ou nunca chega?',
  },
  prompt: {
    a: '“{about}”: gostava de ouvir a versão longa.',
    b: '“{about}”: a sua resposta ficou-me na cabeça. Que história há por trás?',
  },
  town: {
    a: '{about}, também? Que canto não posso deixar de conhecer?',
    b: '{about}: onde costuma ir quando a semana acaba?',
  },
  language: {
    a: '{about}, também! Qual é a sua palavra preferida?',
    b: 'Temos uma língua em comum: {about}. Que palavra é preciso aprender primeiro?',
  },
  goal: {
    friendship: 'Procuramos a mesma coisa: amizade. O que é para si uma boa amizade?',
    dating: 'Procuramos a mesma coisa: namorar. Como seria um bom primeiro encontro?',
    marriage: 'Queremos a mesma coisa: algo que dure. O que é que mais lhe importa?',
    unsure: 'Ainda não sabemos bem o que procuramos. Qual foi a sua última boa surpresa?',
  },
  hello: {
    a: 'Olá, {name}, o que lhe deu vontade de sorrir hoje?',
    b: 'Olá, {name}, como é um bom domingo para si?',
    c: 'Olá, {name}, chá, café ou vamos logo jantar?',
    d: 'Olá, {name}, que música tem ouvido esta semana?',
    e: 'Olá, {name}, qual foi a melhor coisa que comeu nos últimos tempos?',
    f: 'Olá, {name}, com uma tarde livre, onde me levaria?',
  },
}
