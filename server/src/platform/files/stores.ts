import path from 'node:path'
import type { Env } from '../lib/env'
import { diskStore } from './disk'
import { type S3Settings, s3Store } from './s3'
import { type FileStore, withOlder } from './store'

export interface FileStores {
  privateFiles: FileStore
  pictures: FileStore
}

export function makeFileStores(env: Env): FileStores {
  const s3 = s3SettingsOf(env)
  const storeOf = (kind: 'private' | 'images') => {
    const disk = diskStore({ folder: path.resolve(env.BOTIKA_DATA, kind), isPrivate: kind === 'private' })
    return s3 ? withOlder(s3Store({ ...s3, prefix: `${s3.prefix}${kind}/` }), disk) : disk
  }
  return { privateFiles: storeOf('private'), pictures: storeOf('images') }
}

function s3SettingsOf(env: Env): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  const { S3_REGION: region, S3_PREFIX: prefix } = env
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
}
