/** A filled area or a line of a flag, in the units of a picture 24 wide and 16 high. */
interface FlagPath {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

export interface Language {
  /** Name of the language in the language itself. */
  name: string
  /** BCP 47 tag for dates and numbers. */
  tag: string
  /** Left out for a script that runs from left to right. */
  dir?: 'ltr' | 'rtl'
  /** The flag beside the name in the language menu, drawn from back to front. */
  flag: readonly FlagPath[]
}

const whole = 'M0 0h24v16H0z'

/**
 * The built-in languages of the interface, in the order of the menus. After adding one here, the compiler and `npm run check locales` name the
 * texts that it needs.
 */
export const builtInLanguages = {
  en: {
    name: 'English',
    // The specification asks for American dates and numbers.
    tag: 'en-US',
    flag: [
      { fill: '#012169', d: whole },
      { stroke: '#fff', strokeWidth: 3.2, d: 'm0 0 24 16M24 0 0 16' },
      { stroke: '#c8102e', strokeWidth: 1.4, d: 'm0 0 24 16M24 0 0 16' },
      { stroke: '#fff', strokeWidth: 5.4, d: 'M12 0v16M0 8h24' },
      { stroke: '#c8102e', strokeWidth: 3.2, d: 'M12 0v16M0 8h24' },
    ],
  },
  es: {
    name: 'Español',
    tag: 'es',
    flag: [
      { fill: '#aa151b', d: whole },
      { fill: '#f1bf00', d: 'M0 4h24v8H0z' },
      { fill: '#aa151b', d: 'M5 6h3.4v2.6a1.7 1.7 0 0 1-3.4 0z' },
    ],
  },
  fr: {
    name: 'Français',
    tag: 'fr',
    flag: [
      { fill: '#fff', d: whole },
      { fill: '#002654', d: 'M0 0h8v16H0z' },
      { fill: '#ce1126', d: 'M16 0h8v16h-8z' },
    ],
  },
  pt: {
    name: 'Português',
    tag: 'pt',
    flag: [
      { fill: '#009739', d: whole },
      { fill: '#fedd00', d: 'm12 1.8 9.6 6.2-9.6 6.2L2.4 8z' },
      { fill: '#012169', d: 'M8.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z' },
      { stroke: '#fff', strokeWidth: 0.8, d: 'M8.7 7.1c2.3-.4 4.7.1 6.5 1.9' },
    ],
  },
  sw: {
    name: 'Kiswahili',
    tag: 'sw',
    flag: [
      { fill: '#006600', d: whole },
      { fill: '#fff', d: 'M0 0h24v10.9H0z' },
      { fill: '#bb0000', d: 'M0 0h24v10.2H0z' },
      { fill: '#fff', d: 'M0 0h24v5.8H0z' },
      { fill: '#000', d: 'M0 0h24v5.1H0z' },
      { fill: '#bb0000', stroke: '#fff', strokeWidth: 0.5, d: 'M9.9 8a2.1 4.6 0 1 0 4.2 0a2.1 4.6 0 1 0-4.2 0z' },
      { fill: '#000', d: 'M10.2 5.8c.6.7.6 3.7 0 4.4M13.8 5.8c-.6.7-.6 3.7 0 4.4' },
    ],
  },
} satisfies Record<string, Language>
