// `npm run sbom`: the packages that are shipped, with their licences and hashes, in CycloneDX on standard output.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages, writeManifests } from './product.mjs';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-sbom-'));
try {
  writeManifests(folder);
  process.stdout.write(listPackages(folder));
} finally {
  rmSync(folder, { recursive: true });
}
