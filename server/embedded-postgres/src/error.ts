/** An expected reason why the database can't be used. Its message is one sentence for the person who started it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}
