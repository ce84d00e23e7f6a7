import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showScreen } from '../testing/account.fixture';
import { DeviceLabels, type Device } from './device-labels';

const DEVICE: Device = {
  iotUserId: 'usr-1',
  iotGroupId: 'grp-2',
  deviceId: 'DEV3',
  collarId: 'LF-4',
  thingName: 'collar-5',
  petId: 'pet-6',
};
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LABELS = [
  ['IOT user ID', 'usr-1'],
  ['IOT group ID', 'grp-2'],
  ['Device ID', 'DEV3'],
  ['Collar ID', 'LF-4'],
  ['Thing name', 'collar-5'],
  ['Pet ID', 'pet-6'],
] as const;

it.each(LABELS)('shows and copies the %s', async (label, value) => {
  showScreen(<DeviceLabels device={DEVICE} />);
  expect(screen.getByText(value)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `Copy ${label}` }));
  expect(await screen.findByText(`${label} copied to clipboard!`)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(value);
});

it('says that a label could not be copied, and tries again', async () => {
  writeText.mockRejectedValueOnce(new Error('Denied'));
  showScreen(<DeviceLabels device={DEVICE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Collar ID' }));
  expect(
    await screen.findByText('Collar ID could not be copied to clipboard! Please try again.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Collar ID copied to clipboard!')).toBeTruthy();
});

it('says so where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  showScreen(<DeviceLabels device={DEVICE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Pet ID' }));
  expect(await screen.findByText(/^Pet ID could not be copied/)).toBeTruthy();
});
