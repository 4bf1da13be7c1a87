import { configure } from '@testing-library/react'

// On a busy machine a screen with lazy parts takes longer than the default of one second. This limit only ends tests that hang.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no resource timings, and screens under test have loaded nothing before. Set on the prototype, so that fake clocks have it, too.
Performance.prototype.getEntriesByName ??= () => []
