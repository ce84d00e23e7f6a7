// A page component as the generator's own loader asks for it: the query makes it the very module, and the
// chunk, of that template's pages. Its type is that of the file, which the importer names.
declare module '*?export=default' {
  const page: never;
  export default page;
}
