import type { Platform } from '#platform/server/platform.ts'
import { readLastRun, readLastSuccessTime } from './run-store.ts'

/** Registers gauges about the newest training, which one process reports for all. */
export const registerTrainingGauges = ({ metrics, db, clock }: Platform): void =>
  metrics.serviceGauges(async () => {
    const run = await readLastRun(db)
    const well = await readLastSuccessTime(db)
    const age = { name: 'ndloo_training_age_seconds', help: 'How long ago the last training that went well began; 0 before the first.' }
    const samples = [{ ...age, value: well === undefined ? 0 : Math.max(0, (clock.now().getTime() - well.getTime()) / 1000) }]
    if (run?.ended_at === undefined || run.ended_at === null) return samples
    const seconds = (run.ended_at.getTime() - run.started_at.getTime()) / 1000
    return [
      ...samples,
      { name: 'ndloo_training_seconds', help: 'How long the newest training took.', value: seconds },
      { name: 'ndloo_training_members', help: 'Members it learnt from.', value: run.members },
      { name: 'ndloo_training_likes', help: 'Likes it learnt from.', value: run.likes },
      { name: 'ndloo_training_suggested', help: 'Members who got suggestions.', value: run.suggested },
      { name: 'ndloo_training_memory_bytes', help: 'The most memory of the process during it.', value: run.peak_mb * 2 ** 20 },
      { name: 'ndloo_training_outcome', help: '1 for how it ended.', labels: { outcome: run.outcome ?? '' }, value: 1 },
    ]
  })
