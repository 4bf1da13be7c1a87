/** Makes a name safe for a mail: no header injection, and nothing that mail programs turn into a link. */
export const sanitizeName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Z}<>()[\]"/\\:;,@]+/gu, ' ')
    // All characters that browsers treat as a dot in a domain.
    .replaceAll(/[.\u3002\uFF0E\uFF61\u2024](?=\S)/g, '. ')
    .trim()
