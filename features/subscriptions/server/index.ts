export { readAllowance, takeAllowance } from './allowance.ts'
export { personalData } from './personal-data.ts'
export { startFree } from './store.ts'
