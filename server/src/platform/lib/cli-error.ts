/** An expected reason not to go on. Its message is one sentence for the person who started the program. */
export class CliError extends Error {
  override name = 'CliError'
}
