import { expect, it } from 'vitest';
import { deskLinkOf, modulePath } from './desk';

it('links to a field in the desk, if there is a desk', () => {
  const link = deskLinkOf('https://desk.example/edit/id={id};path={path}', 'a.b');
  expect(link(modulePath('x'))).toBe(
    'https://desk.example/edit/id=a.b;path=modules%5B_key%3D%3D%22x%22%5D',
  );
  expect(link()).toBe('https://desk.example/edit/id=a.b;path=');
  expect(deskLinkOf(null, 'a')('title')).toBeNull();
});
