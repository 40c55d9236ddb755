import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isOfWholeProduct = ({ moduleId }: TestSpecification) => !moduleId.includes('/tests/features/')

/** Files that walk through all of the product take the longest: begun last, one of them would keep the others' core idle. */
export class WholeProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isOfWholeProduct), ...sorted.filter(file => !isOfWholeProduct(file))]
  }
}
