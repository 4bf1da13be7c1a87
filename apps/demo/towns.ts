import type { InterestId, SpokenLanguage } from '#features/members/vocabulary-contract.ts'
import type { demoBioSentences } from './bios.ts'

export interface DemoTown {
  city: string
  country: string
  lat: number
  lng: number
  locale: keyof typeof demoBioSentences
  /** Languages that people of the town speak besides its main language. */
  speaks: readonly SpokenLanguage[]
  /** Interests that are popular in the town. */
  loves: readonly InterestId[]
  dial: string
  /** Relative number of members. */
  weight: number
  female: readonly string[]
  male: readonly string[]
  lastnames: readonly string[]
}

const cameroon = {
  country: 'CM',
  dial: '+23767000',
  speaks: ['en', 'pcm', 'dua', 'ewo', 'bas', 'bbj', 'ff'],
  loves: ['makossa', 'bikutsi', 'afrobeats', 'grilled_fish', 'football', 'plantain', 'african_prints', 'coupe_decale'],
  female: [
    'Amina',
    'Brenda',
    'Chantal',
    'Djeneba',
    'Estelle',
    'Flore',
    'Grâce',
    'Hermine',
    'Ines',
    'Josiane',
    'Laure',
    'Mireille',
    'Nadège',
    'Odile',
    'Prisca',
    'Raïssa',
    'Sandrine',
    'Tatiana',
    'Vanessa',
    'Yvette',
  ],
  male: [
    'Arnaud',
    'Boris',
    'Cédric',
    'Didier',
    'Emmanuel',
    'Franck',
    'Gaël',
    'Hervé',
    'Ibrahim',
    'Joël',
    'Kevin',
    'Landry',
    'Martial',
    'Njoya',
    'Patrick',
    'Rodrigue',
    'Serge',
    'Thierry',
    'Ulrich',
    'Yannick',
  ],
  lastnames: [
    'Mbarga',
    'Bassa',
    'Etoundi',
    'Fotso',
    'Kamga',
    'Mbappé',
    'Ndongo',
    'Nkoulou',
    'Owona',
    'Tchoumi',
    'Tsafack',
    'Wandji',
    'Abena',
    'Biya',
    'Ekotto',
    'Manga',
    'Moukandjo',
    'Talla',
  ],
} as const

const nigeria = {
  country: 'NG',
  dial: '+234803000',
  speaks: ['pcm', 'yo', 'ig', 'ha'],
  loves: ['afrobeats', 'highlife', 'jollof', 'nollywood', 'football', 'gospel', 'weddings', 'fashion'],
  locale: 'en',
  female: [
    'Adaeze',
    'Bisi',
    'Chioma',
    'Damilola',
    'Ebele',
    'Folake',
    'Halima',
    'Ifeoma',
    'Kemi',
    'Ngozi',
    'Simi',
    'Temitope',
    'Uche',
    'Zainab',
  ],
  male: ['Ayo', 'Babajide', 'Chinedu', 'Dapo', 'Emeka', 'Femi', 'Ikenna', 'Kunle', 'Musa', 'Obinna', 'Segun', 'Tobi', 'Usman', 'Yusuf'],
  lastnames: ['Adeyemi', 'Balogun', 'Chukwu', 'Danjuma', 'Eze', 'Ibrahim', 'Okafor', 'Okonkwo', 'Oladipo', 'Sani', 'Umeh', 'Williams'],
} as const

const ghana = {
  country: 'GH',
  dial: '+23324400',
  speaks: ['tw', 'fat', 'gaa', 'ee'],
  loves: ['highlife', 'afrobeats', 'jollof', 'football', 'gospel', 'beach', 'african_prints'],
  locale: 'en',
  female: ['Abena', 'Adwoa', 'Akosua', 'Ama', 'Efua', 'Esi', 'Naa', 'Yaa'],
  male: ['Ebo', 'Kofi', 'Kojo', 'Kwabena', 'Kwaku', 'Kwame', 'Nii', 'Yaw'],
  lastnames: ['Addo', 'Agyeman', 'Ansah', 'Asante', 'Boateng', 'Mensah', 'Osei', 'Owusu', 'Quartey'],
} as const

const kenya = {
  country: 'KE',
  dial: '+25471200',
  speaks: ['sw', 'ki', 'luo', 'kam', 'luy'],
  loves: ['bongo_flava', 'barbecue', 'athletics', 'safari', 'running', 'tea', 'rugby'],
  female: ['Achieng', 'Amani', 'Faith', 'Makena', 'Mwende', 'Njeri', 'Wairimu', 'Zawadi'],
  male: ['Baraka', 'Brian', 'Juma', 'Kamau', 'Kiprono', 'Mutua', 'Otieno', 'Wafula'],
  lastnames: ['Chebet', 'Kariuki', 'Kimani', 'Maina', 'Mwangi', 'Ochieng', 'Odhiambo', 'Omondi', 'Wanjiku'],
} as const

const ivoryCoast = {
  country: 'CI',
  dial: '+225070000',
  speaks: ['dyu', 'bci', 'bet'],
  loves: ['coupe_decale', 'zouk', 'grilled_fish', 'football', 'beach', 'comedy', 'dancing'],
  locale: 'fr',
  female: ['Adjoua', 'Affoué', 'Aya', 'Fatou', 'Mariam', 'Rokia', 'Salimata'],
  male: ['Abou', 'Didier', 'Kouadio', 'Koffi', 'Moussa', 'Seydou', 'Yao'],
  lastnames: ['Bamba', 'Coulibaly', 'Diabaté', 'Konan', 'Koné', 'Kouassi', 'Ouattara', 'Traoré', 'Yapi'],
} as const

const southAfrica = {
  country: 'ZA',
  dial: '+2772000',
  speaks: ['zu', 'xh', 'st', 'tn', 'af'],
  loves: ['amapiano', 'barbecue', 'rugby', 'hiking', 'gospel', 'road_trips', 'cricket'],
  locale: 'en',
  female: ['Ayanda', 'Lerato', 'Nandi', 'Naledi', 'Palesa', 'Thandi', 'Zanele'],
  male: ['Bongani', 'Kagiso', 'Lwazi', 'Mandla', 'Sipho', 'Tebogo', 'Themba'],
  lastnames: ['Dlamini', 'Khumalo', 'Mahlangu', 'Mokoena', 'Molefe', 'Ndlovu', 'Nkosi', 'Zulu'],
} as const

/** Towns of the first markets and of the diaspora. Most members live in Douala, like the demo member. */
export const demoTowns: readonly DemoTown[] = [
  { ...cameroon, city: 'Douala', lat: 4.0483, lng: 9.7043, locale: 'fr', weight: 28 },
  { ...cameroon, city: 'Yaoundé', lat: 3.8667, lng: 11.5167, locale: 'fr', weight: 7 },
  { ...cameroon, city: 'Bamenda', lat: 5.9597, lng: 10.1459, locale: 'en', speaks: ['pcm', 'fr', 'bbj'], weight: 3 },
  { ...nigeria, city: 'Lagos', lat: 6.4541, lng: 3.3947, weight: 11 },
  { ...nigeria, city: 'Abuja', lat: 9.0579, lng: 7.4951, weight: 5 },
  { ...ghana, city: 'Accra', lat: 5.556, lng: -0.1969, weight: 7 },
  { ...ghana, city: 'Kumasi', lat: 6.6885, lng: -1.6244, weight: 3 },
  { ...kenya, city: 'Nairobi', lat: -1.2833, lng: 36.8167, locale: 'en', weight: 7 },
  { ...kenya, city: 'Mombasa', lat: -4.0547, lng: 39.6636, locale: 'sw', speaks: ['en', 'ar', 'kam'], weight: 4 },
  { ...ivoryCoast, city: 'Abidjan', lat: 5.3544, lng: -4.0017, weight: 7 },
  { ...southAfrica, city: 'Johannesburg', lat: -26.2023, lng: 28.0436, weight: 5 },
  { ...southAfrica, city: 'Cape Town', lat: -33.9258, lng: 18.4232, weight: 3 },
  { ...cameroon, country: 'FR', dial: '+3361200', city: 'Paris', lat: 48.8534, lng: 2.3488, locale: 'fr', weight: 4 },
  { ...nigeria, country: 'GB', dial: '+44740000', city: 'London', lat: 51.5085, lng: -0.1257, weight: 3 },
  {
    ...ivoryCoast,
    country: 'PT',
    dial: '+35191200',
    city: 'Lisbon',
    lat: 38.7167,
    lng: -9.1333,
    locale: 'pt',
    speaks: ['fr', 'dyu', 'bci'],
    weight: 2,
  },
  {
    ...cameroon,
    country: 'ES',
    dial: '+3461200',
    city: 'Madrid',
    lat: 40.4165,
    lng: -3.7026,
    locale: 'es',
    speaks: ['fr', 'en', 'ewo'],
    weight: 1,
  },
]
