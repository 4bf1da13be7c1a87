// Finds CSS classes with a fixed left or right side. They would be wrong in right-to-left languages.
import { filesBelow, readSource, reportProblems } from './sources.ts'

const root = process.cwd()
/** Files that may use fixed sides, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'features/matches/web/deck/PlacedDeckCard.tsx': 'a swipe to the right likes in every language',
  'features/reactions/web/match/MatchedPairPhotos.tsx': 'two photos come from both sides, which are alike',
}
/** Tailwind utilities with a fixed side, and their replacements. */
const sided: readonly [RegExp, string][] = [
  [/(?<=[\s'"`:!])-?[mp]([lr])-(?:[\d[(]|auto|px|safe)[^\s'"`]*/g, 'ms-, me-, ps-, pe-'],
  [/(?<=[\s'"`:!])-?(?:left|right)-(?:[\d[(]|full|auto|px)[^\s'"`]*/g, 'start-, end-'],
  [/(?<=[\s'"`:!])(?:border|rounded)-[lr](?=[-\s'"`])[^\s'"`]*/g, 'border-s, border-e, rounded-s, rounded-e'],
  [/(?<=[\s'"`:!])rounded-[tb][lr](?=[-\s'"`])[^\s'"`]*/g, 'rounded-ss, rounded-se, rounded-es, rounded-ee'],
  [/(?<=[\s'"`:!])(?:text|float|clear)-(?:left|right)(?=[\s'"`])/g, 'text-start, text-end'],
  [/(?<=[\s'"`:!])scroll-[mp][lr]-[^\s'"`]*/g, 'scroll-ms-, scroll-pe-'],
]

const sources = filesBelow(root).filter(
  (path) => /^(?:features\/[^/]+\/web|platform\/web|apps\/web)\/.*\.(?:tsx?|js|html)$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path),
)
const problems = sources
  .filter((path) => !(path in exceptions))
  .flatMap((path) =>
    readSource(root, path)
      .split('\n')
      .flatMap((line, index) =>
        // Names of imported icons may contain a side.
        line.startsWith('import ')
          ? []
          : sided.flatMap(([pattern, instead]) =>
              [...line.matchAll(pattern)].map(([found]) => `${path}: one-sided: line ${index + 1} has ${found}; use ${instead}`),
            ),
      ),
  )

reportProblems('direction', { count: sources.length, at: 'files' }, problems)
