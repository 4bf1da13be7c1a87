import type { LanguageTemplates } from '../templates/language-templates.ts'
import { heldOutEveryday } from './held-out-everyday.ts'
import { heldOutHonest } from './held-out-honest.ts'
import { heldOutScams } from './held-out-scams.ts'
import { knownEveryday, knownHonest } from './known-honest.ts'
import { knownScams } from './known-scams.ts'

export const es: LanguageTemplates = {
  parts: {
    known: { everyday: knownEveryday, honest: knownHonest, scams: knownScams },
    'held-out': { everyday: heldOutEveryday, honest: heldOutHonest, scams: heldOutScams },
  },
  digits: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  shortForms: {
    que: 'q',
    porque: 'xq',
    por: 'x',
    también: 'tmb',
    mucho: 'mxo',
    besos: 'bss',
    estoy: 'toy',
    bien: 'bn',
    cuando: 'cdo',
    para: 'pa',
    favor: 'fa',
    tengo: 'tngo',
  },
  slots: {
    woman: ['Pilar', 'Rosa', 'Consuelo', 'Inés', 'Purificación', 'Lourdes'],
    profit: ['#.500 €', '#00 000 FCFA', '# mil euros', '2 millones de francos', '#.000€', '#50 mil francos'],
    name: ['Milagrosa', 'Efrén', 'Nsué', 'Trini', 'Bienvenido', 'Leticia', 'Obono', 'Marisol', 'Pancho', 'Engracia', 'Crispín', 'Yolanda'],
    city: [
      'Malabo',
      'Bata',
      'Madrid',
      'Valencia',
      'Ebebiyín',
      'Fuenlabrada',
      'Bogotá',
      'Barcelona',
      'Mongomo',
      'Sevilla',
      'Luba',
      'Móstoles',
    ],
    food: [
      'envuelto',
      'malamba con yuca',
      'pepesup',
      'arroz con pescado',
      'succotash',
      'pollo con cacahuete',
      'sopa de cacahuete',
      'tortilla',
    ],
    place: ['el Paseo Marítimo', 'la Plaza', 'Ela Nguema', 'el centro comercial', 'el Retiro', 'Lavapiés', 'la playa', 'Sampaka'],
    amount: ['## 000 FCFA', '#50 euros', '##mil francos', '##0€', '#00.000 cefas', '1#0 €', '## mil', '2#0 eurillos'],
    small: ['500 francos', '2 euros', '1000 cefas', '3€', '5€', '1500 francos'],
    big: ['#,4 millones de dólares', '8#0.000 euros', '#.200.000 €', '#50 millones de francos'],
    salary: ['1.250 limpios', '1.080 €', '220 mil francos', '180.000 FCFA', '1.400', '300 mil'],
    phone: ['6## ## ## ##', '222 ## ## ##', '+34 6## ### ###', '+240 555 ## ## ##', '6########', '2 2 2 # # # # # #'],
    split: ['seis % % y luego ## ## ##', 'dos dos dos % % % # # #', '6 cinco # . % # # . % #', '+2 4 0 dos 2 2 % # # # % #'],
    handle: ['lucia.amor##', 'dr_alberto##', 'reina.bata##', 'cap.mateo##', 'karla_privado#', 'sonia.live##'],
    coin: ['USDT', 'bitcoin', 'cripto', 'BTC', 'criptomonedas', 'Ethereum'],
    pay: ['Bizum', 'Muni Dinero', 'GETESA Money', 'Nequi', 'Orange Money', 'Rosa Money'],
    wire: ['Western Union', 'MoneyGram', 'Ria', 'transferencia', 'un giro', 'Money Gram'],
    card: ['Google Play', 'Steam', 'Apple', 'Paysafecard', 'Amazon', 'iTunes'],
    app: ['WhatsApp', 'Telegram', 'Skype', 'Signal', 'Messenger', 'Insta'],
    wallet: [
      'TX#k9Qw#RtB#mZ#xLpV#aHs#dGf#nYc##uE',
      'bc1q#x#y#z##k#m#v#t##w#p#s#d#f#g#h#j',
      '0x#a#F##cE#4b#D##9e#A##7f#C##2d#B##8e',
      '1Fz#k#Qm##Rs#Tv#Wx##Yz#Ab#Cd#Ef#',
    ],
    link: ['dobla-ya##.example', 'www.inversionfacil.example/alta', 'oro-trade#.example', 'https://cripto-libre##.example'],
    code: ['## #### ####', 'ES-###-K#', '#### #### #### ####', 'X##9-##E', 'DHL######', '#####-#####'],
  },
}
