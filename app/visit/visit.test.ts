import { expect, test } from 'vitest';
import { currentVisit, updateVisit } from './visit.ts';

test('3 the visit holds fromChina, whereFrom and resource; a change leaves the others alone', () => {
  expect(currentVisit()).toMatchObject({ fromChina: false, whereFrom: '', resource: undefined });
  updateVisit({ fromChina: true, whereFrom: 'CN' });
  updateVisit({ resource: '7' });
  expect(currentVisit()).toMatchObject({ fromChina: true, whereFrom: 'CN', resource: '7' });
});
