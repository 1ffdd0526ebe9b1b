/** A TrueType file with these tables, by their tags in ascending order. */
export function fontFile(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  let offset = header.length;
  tables.forEach(([tag, table], index) => {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded(table)), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += padded(table).length;
  });
  return Buffer.concat([header, ...tables.map(([, table]) => padded(table))]);
}

/** Tables, and the glyphs in theirs, must start at multiples of four. */
export function padded(bytes: Buffer): Buffer {
  const missing = -bytes.length & 3;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let position = 0; position < bytes.length; position += 4) {
    sum = (sum + bytes.readUInt32BE(position)) >>> 0;
  }
  return sum;
}
