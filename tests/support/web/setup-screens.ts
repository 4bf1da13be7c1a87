import { configure } from '@testing-library/react'

// A limit that only ends what hangs: on a busy machine a screen with lazy parts takes longer than the second that is usual.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no resource timings; in the screens under test nothing was loaded before. On the prototype, for clocks that are held still.
Performance.prototype.getEntriesByName ??= () => []
