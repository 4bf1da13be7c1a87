/** The release that is running, as package.json and the changelog number it. */
export const release = '0.1.0'
