export { readBrand } from './brand-store.ts'
export { logoPath, readLogoFile, readLogoStorageKeys } from './logo/logo-files.ts'
export { type LogoFileName, logoFiles } from './logo/process-logo.ts'
