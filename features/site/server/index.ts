export { mountSite } from './routes.ts'
