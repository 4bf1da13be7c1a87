import type { LanguageTemplates } from '../templates/language-templates.ts'
import { heldOutEveryday } from './held-out-everyday.ts'
import { heldOutHonest } from './held-out-honest.ts'
import { heldOutScams } from './held-out-scams.ts'
import { knownEveryday, knownHonest } from './known-honest.ts'
import { knownScams } from './known-scams.ts'

export const pt: LanguageTemplates = {
  parts: {
    known: { everyday: knownEveryday, honest: knownHonest, scams: knownScams },
    'held-out': { everyday: heldOutEveryday, honest: heldOutHonest, scams: heldOutScams },
  },
  digits: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  shortForms: {
    você: 'vc',
    também: 'tb',
    porque: 'pq',
    quando: 'qnd',
    muito: 'mt',
    beijos: 'bjs',
    não: 'n',
    hoje: 'hj',
    que: 'q',
    mesmo: 'msm',
    estou: 'tou',
    contigo: 'ctg',
    depois: 'dps',
  },
  slots: {
    woman: ['Marta', 'Luísa', 'Dulce', 'Sara', 'Esperança', 'Lurdes'],
    profit: ['#.500.000 kz', '##0.000 MT', '# 000 euros', 'R$ #.500', '#00 mil', '2 milhões de kz'],
    name: ['Edson', 'Nádia', 'Yuran', 'Celma', 'Mauro', 'Ivone', 'Délcio', 'Telma', 'Nelson', 'Graça', 'Wilson', 'Zuleica'],
    city: ['Luanda', 'Maputo', 'Benguela', 'Beira', 'Lisboa', 'Nampula', 'Huambo', 'Matola', 'Setúbal', 'Praia', 'Lubango', 'Amadora'],
    food: ['funge', 'matapa', 'muamba', 'cachupa', 'mufete', 'frango à zambeziana', 'calulu', 'xima', 'feijão de óleo de palma', 'badjia'],
    place: ['a Ilha', 'a Baixa', 'o Shopping', 'a Costa do Sol', 'a Marginal', 'o Polana', 'o miradouro', 'o Kilamba'],
    amount: [
      '## mil kz',
      '##00 MT',
      '#5.000 Kz',
      '3.#00 meticais',
      '#00 euros',
      '##0 €',
      '## paus',
      'R$ #50',
      '##.000,00 kwanzas',
      '1#00 mt',
    ],
    small: ['200 kz', '50 MT', '500 Kz', '100 meticais', '1000 kz', '20 mt'],
    big: ['#,4 milhões de dólares', '8#0 mil euros', '#.800.000 USD', '#,2 milhões de euros'],
    salary: ['180 mil', '22 mil meticais', '320.000 kz', '18.500 MT', '950 euros', '1.100 limpos'],
    phone: ['9## ### ###', '+258 84 ### ####', '+244 92# ### ###', '86#######', '9########', '8 4 # # # # # # #'],
    split: ['nove dois % % % ## ## #', 'oito quatro % % # # % # #', '9 2 três . # # # . % % #', '+2 5 8 oito 6 # # # % # #'],
    handle: ['bella.amor##', 'dr_andre##', 'nenis.luanda##', 'cap.miguel##', 'kelly.privado#', 'sofia_live##'],
    coin: ['USDT', 'bitcoin', 'cripto', 'BTC', 'Binance', 'moeda digital'],
    pay: ['M-Pesa', 'Multicaixa Express', 'e-Mola', 'pix', 'Mpesa', 'MB Way', 'mkesh', 'Unitel Money'],
    wire: ['Western Union', 'MoneyGram', 'Ria', 'transferência', 'Western', 'depósito'],
    card: ['Google Play', 'Steam', 'Apple', 'iTunes', 'Paysafecard', 'Amazon'],
    app: ['WhatsApp', 'Telegram', 'Messenger', 'Signal', 'Insta', 'Skype'],
    wallet: [
      'TX#k9Qw#RtB#mZ#xLpV#aHs#dGf#nYc##uE',
      'bc1q#x#y#z##k#m#v#t##w#p#s#d#f#g#h#j',
      '0x#a#F##cE#4b#D##9e#A##7f#C##2d#B##8e',
      '1Fz#k#Qm##Rs#Tv#Wx##Yz#Ab#Cd#Ef#',
    ],
    link: ['lucro-certo##.example', 'www.tarefas-ganhe.example/entrar', 'invest-angola#.example', 'https://minerador##.example'],
    code: ['## #### ####', 'PT-###-K#', '#### #### #### ####', 'X##9-##P', 'DHL######', '#####-#####'],
  },
}
