import { csvLine } from '@botika/common/csv'
import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'

export interface Fault {
  line: number
  key: string
  reason: string
  detail: string
}

export class Report {
  private stream: WriteStream | undefined

  constructor(readonly file: string) {}

  get isWritten(): boolean {
    return this.stream !== undefined
  }

  async add({ line, key, reason, detail }: Fault): Promise<void> {
    this.stream ??= this.begin()
    if (!this.stream.write(csvLine([line, key, reason, detail]))) await once(this.stream, 'drain')
  }

  async close(): Promise<void> {
    if (!this.stream) return
    this.stream.end()
    await once(this.stream, 'finish')
  }

  private begin(): WriteStream {
    const stream = createWriteStream(this.file)
    stream.write(csvLine(['line', 'key', 'reason', 'detail']))
    return stream
  }
}
