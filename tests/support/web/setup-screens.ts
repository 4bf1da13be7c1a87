import { configure } from '@testing-library/react'

// On a busy machine a screen with lazy parts takes longer than the default of one second. This limit only ends tests that hang.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no resource timings; in the screens under test nothing was loaded before. On the prototype, for clocks that are held still.
Performance.prototype.getEntriesByName ??= () => []
