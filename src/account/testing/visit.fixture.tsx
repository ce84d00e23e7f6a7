import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { expect, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { AccountApp } from '../account-app';
import type { Seller } from '../seller';

// The first test of a file has to wait for the screen's modules to compile.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const SELLER: Seller = { legalName: null, address: null, email: null };

/** Opens a URL of the account area. */
export const open = (address: string, state?: unknown) => {
  const { pathname, search, hash } = new URL(address, 'http://shop.example');
  const care = { phone: '1-800-555-0100', email: null, careHours: [] };
  const props = { location: { pathname, search, hash, state }, care, seller: SELLER };
  return render(<AccountApp {...props} />, { wrapper: TestProviders });
};

/** Replaces the value of a field by typing. */
export const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Waits for a screen. */
export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

export const wentTo = (path: string, options: object) =>
  waitFor(() => expect(navigate).toHaveBeenCalledWith(path, options));
