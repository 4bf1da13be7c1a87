/**
 * Version of the terms that apply now: the day since when, `YYYY-MM-DD`. A member who accepted another one is asked again, so change it only
 * when the text changes in a way that matters.
 */
export const termsVersion = '2026-11-27'
