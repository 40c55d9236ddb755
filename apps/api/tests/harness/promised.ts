import type { contract } from '@celebrio/contract/contract'
import type { Answer, Endpoint } from '@celebrio/contract/platform/endpoint'
import type { errorBody } from '../../src/platform/app-error.ts'
import type { Loose } from './caller.ts'

type Group = (typeof contract)[keyof typeof contract]
type AnyEndpoint = Group extends infer One ? (One extends unknown ? One[keyof One] : never) : never

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path
type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? [Head, ...Segments<Rest>] : [Path]

/** `me` is one word; `${number}` and `string` may be many: keys of such types may be missing. */
type IsOneWord<Text> = Text extends string ? ({ ':': 1 } extends Record<Text, 1> ? false : true) : false

/** Whether a segment that is called may be the declared one, where `:name` stands for anything, or for what varies. */
type SegmentFits<Called, Declared, Loosely> = Declared extends `:${string}`
  ? Loosely extends true
    ? true
    : IsOneWord<Called> extends true
      ? false
      : true
  : string extends Called
    ? true
    : Called extends Declared
      ? true
      : false

type Fits<Called, Declared, Loosely> = [Called, Declared] extends [[infer C, ...infer Cs], [infer D, ...infer Ds]]
  ? SegmentFits<C, D, Loosely> extends true
    ? Fits<Cs, Ds, Loosely>
    : false
  : [Called, Declared] extends [[], []]
    ? true
    : false

type Candidates<M, Path extends string, Loosely, E = AnyEndpoint> = E extends Endpoint
  ? [E['method'], Fits<Segments<WithoutQuery<Path>>, Segments<E['path']>, Loosely>] extends [M, true]
    ? E
    : never
  : never

/** `/profile/me` is its own endpoint before it is `/profile/:id`. */
type Called<M, Path extends string> = [Candidates<M, Path, false>] extends [never]
  ? Candidates<M, Path, true>
  : Candidates<M, Path, false>

type IsOne<E, All = E> = [E] extends [never] ? false : E extends unknown ? ([All] extends [E] ? true : false) : never

/** The answer of a sign-in that is done: tests of second steps know the one that asks for them. */
type Done<A> = A extends { second_step: unknown } ? never : A

/**
 * The type that the contract promises for a path: the response, or the error body if the API rejects the call.
 * Never if the path matches no endpoint or several, or if the response is a file.
 */
export type Promised<M, Path extends string> =
  IsOne<Called<M, Path>> extends true
    ? Called<M, Path> extends infer E extends Endpoint
      ? E extends { produces: string }
        ? Loose
        : Done<Answer<E>> & ReturnType<typeof errorBody>
      : never
    : Loose
