import { expect, it } from 'vitest'
import { suggestAmounts } from './suggest-amounts.ts'

const wide = { min: '1', max: '10000000' }

it('suggests round amounts of any currency', () => {
  expect(suggestAmounts(1, wide)).toEqual(['5', '10', '25'])
  expect(suggestAmounts(581.95, wide)).toEqual(['3000', '6000', '15000'])
  expect(suggestAmounts(1540, wide)).toEqual(['7500', '15000', '40000'])
  expect(suggestAmounts(12.4, wide)).toEqual(['60', '100', '300'])
})

it('suggests nothing that is refused', () => {
  expect(suggestAmounts(581.95, { min: '5000', max: '10000' })).toEqual(['6000'])
  expect(suggestAmounts(0.3, wide)).toEqual(['3'])
})
