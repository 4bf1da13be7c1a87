import { type Config, readConfig } from '#platform/server/config/config.ts'
import { features } from './features.ts'

const parts = features.flatMap(({ configuration }) => configuration ?? [])

/**
 * Reads the configuration of the platform and of every feature once, at start.
 * @throws {ConfigurationError} naming every variable that is wrong and what it should be
 */
export const readServerConfig = (environment: Record<string, string | undefined>): Config => readConfig(environment, parts)
