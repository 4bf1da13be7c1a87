/** A name fit for a mail to an address nobody has proven: no header, and nothing a mail program makes a link of. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Z}<>()[\]"/\\:;,@]+/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .trim()
