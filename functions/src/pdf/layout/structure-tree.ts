import type { PDFContext, PDFHexString, PDFRef } from 'pdf-lib';

/** Standard structure types of PDF. */
export type Role =
  'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

interface Mark {
  readonly page: number;
  readonly id: number;
}

interface Element {
  readonly role: Role;
  /** Alternative text of a figure. */
  readonly alt: string | null;
  readonly kids: (Element | Mark)[];
}

/** The document's structure tree, for screen readers. */
export class StructureTree {
  private readonly root: Element = { role: 'Document', alt: null, kids: [] };
  private readonly open: Element[] = [this.root];

  within(role: Role, draw: () => void, alt: string | null = null): void {
    const element: Element = { role, alt, kids: [] };
    this.current.kids.push(element);
    this.open.push(element);
    draw();
    this.open.pop();
  }

  get role(): Role {
    return this.current.role;
  }

  add(page: number, id: number): void {
    this.current.kids.push({ page, id });
  }

  private get current(): Element {
    return this.open.at(-1) ?? this.root;
  }

  /** Writes the tree; `pages` must have their index as StructParents. */
  embed(context: PDFContext, pages: readonly PDFRef[], asText: (text: string) => PDFHexString): PDFRef {
    const rootRef = context.nextRef();
    const parents: PDFRef[][] = pages.map(() => []);
    const write = (element: Element, parent: PDFRef): PDFRef => {
      const ref = context.nextRef();
      const kids = element.kids.map((kid) => {
        if ('role' in kid) return write(kid, ref);
        (parents[kid.page] ??= [])[kid.id] = ref;
        return context.obj({ Type: 'MCR', Pg: pages[kid.page], MCID: kid.id });
      });
      context.assign(
        ref,
        context.obj({
          Type: 'StructElem',
          S: element.role,
          P: parent,
          K: context.obj(kids),
          ...(element.alt !== null && { Alt: asText(element.alt) }),
        }),
      );
      return ref;
    };
    const documentRef = write(this.root, rootRef);
    const numbers = parents.flatMap((refs, page) => [page, context.obj(refs)]);
    context.assign(
      rootRef,
      context.obj({
        Type: 'StructTreeRoot',
        K: documentRef,
        ParentTree: context.register(context.obj({ Nums: context.obj(numbers) })),
        ParentTreeNextKey: pages.length,
      }),
    );
    return rootRef;
  }
}
