export { readBrand } from './brand-store.ts'
export { logoPath, readLogoFile } from './logo/logo-files.ts'
export { type LogoFile, logoFiles } from './logo/process-logo.ts'
