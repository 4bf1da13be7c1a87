import * as z from 'zod'
import { optional, withDefault } from '../config/variable-schemas.ts'

/** Environment variables of object storage. */
export const S3Environment = {
  S3_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' }).transform((url) => url.replace(/\/$/, '')),
  ),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  S3_REGION: withDefault(z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a region'), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
}
type Given = z.output<z.ZodObject<typeof S3Environment>>

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Parses the variables of object storage; adds a sentence to `mistakes` when they are incomplete. */
export const parseS3Config = (given: Given, mistakes: string[]): S3Config | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  const parts = [endpoint, bucket, accessKeyId, secretAccessKey]
  if (parts.every((part) => part === undefined)) return undefined
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    mistakes.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together')
    return undefined
  }
  return { endpoint, bucket, region: given.S3_REGION, accessKeyId, secretAccessKey }
}
