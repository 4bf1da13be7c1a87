/** A name fit for a mail to an address nobody has proven: no header, and nothing a mail program makes a link of. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Z}<>()[\]"/\\:;,@]+/gu, ' ')
    // The dots that browsers take for one, in any script.
    .replaceAll(/[.\u3002\uFF0E\uFF61\u2024](?=\S)/g, '. ')
    .trim()
