// jsdom has no resource timings; in the screens under test nothing was loaded before. On the prototype, for clocks that are held still.
Performance.prototype.getEntriesByName ??= () => []
