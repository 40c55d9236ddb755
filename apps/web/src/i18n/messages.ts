/** The English messages by namespace. Each `en.ts` declares its own, so that message keys are type-checked. */
export interface Messages {}

type PluralMany<Keys> = Keys extends `${infer Base}_other` ? `${Base}_many` : never

/**
 * The shape that a translation of the English messages must have: the same keys, with any text. French, Spanish and
 * Portuguese have the plural form "many" (un million de cœurs), so each counted message needs `_many` besides.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
} & { readonly [Key in PluralMany<keyof English>]: string }
