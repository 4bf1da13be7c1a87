import { execFileSync } from 'node:child_process'

/** Runs git in the current folder and returns its output. */
export const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
