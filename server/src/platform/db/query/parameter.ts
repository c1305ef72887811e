/** A value of a named statement, handed over each time that it runs. */
export class Parameter {
  constructor(readonly name: string) {}
}
