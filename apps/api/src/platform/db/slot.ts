/** Stands for a value while a statement is compiled. */
export class Slot<Name extends PropertyKey = PropertyKey> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
  /** @throws Error always: what becomes part of a text would not be known there */
  toString(): string {
    throw new Error('A value is not known while its statement is compiled.')
  }
}
