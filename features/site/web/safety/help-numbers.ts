/** A number to call, with where it was found and when that was published. Without both it is not listed. */
interface HelpNumber {
  kind: 'emergency' | 'police' | 'violence'
  number: string
  source: string
  /** `YYYY-MM-DD` */
  date: string
}

/** The countries of the safety page, by ISO code; empty where no number has a source with a date. */
export const helpNumbers: readonly { country: string; numbers: readonly HelpNumber[] }[] = [
  { country: 'CM', numbers: [] },
  { country: 'CI', numbers: [] },
  {
    country: 'GH',
    numbers: [
      {
        kind: 'emergency',
        number: '112',
        source: 'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/',
        date: '2020-01-28',
      },
    ],
  },
  {
    country: 'KE',
    numbers: [
      {
        kind: 'violence',
        number: '1195',
        source: 'https://www.the-star.co.ke/sasa/lifestyle/2022-01-19-avenues-for-reporting-gender-based-violence/',
        date: '2022-01-19',
      },
    ],
  },
  {
    country: 'NG',
    numbers: [{ kind: 'emergency', number: '112', source: 'https://www.bbc.com/pidgin/tori-58648427', date: '2021-09-22' }],
  },
  {
    country: 'ZA',
    numbers: [
      {
        kind: 'police',
        number: '10111',
        source:
          'https://www.capetalk.co.za/articles/383281/gbv-call-centre-received-over-120-000-calls-in-the-first-three-weeks-of-lockdown',
        date: '2020-05-11',
      },
      { kind: 'violence', number: '0800 428 428', source: 'https://allafrica.com/stories/201711240810.html', date: '2017-11-24' },
    ],
  },
]
