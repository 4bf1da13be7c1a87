import { createStoredChoice } from '#platform/web/client/stored-choice.ts'

const [useChosenLetterKeys, chooseLetterKeys] = createStoredChoice('letter-keys', ['on', 'off'])

/** Whether the letter keys are on. They can be switched off, because speech input and stray presses trigger them. */
export const useLetterKeysEnabled = (): boolean => useChosenLetterKeys() !== 'off'

/** Switches the letter keys on or off, in this browser. */
export const setLetterKeysEnabled = (on: boolean): void => chooseLetterKeys(on ? 'on' : 'off')
