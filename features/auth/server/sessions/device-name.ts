// The first match counts, because the user agent of a browser also names the browsers it derives from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\/|Opera Mini/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bKAIOS\b/, 'KaiOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const firstOf = (names: typeof browsers, text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1]

/** Returns the browser and system of a user agent, such as `Chrome · Android`; empty when neither is known. Not translated. */
export const deviceName = (userAgent: string): string => {
  const text = userAgent.slice(0, 512)
  return [firstOf(browsers, text), firstOf(systems, text)].filter((name) => name !== undefined).join(' · ')
}
