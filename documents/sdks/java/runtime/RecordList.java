package example.brand;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A list: iterated, it gives all records up to 10,000; {@link #page()} gives one page. */
public final class RecordList<R, P> implements Iterable<R> {

  // The API gives the first 10,000 records of a list.
  private static final long MOST_RECORDS = 10_000;

  private final Map<String, Object> request;
  private final Function<Map<String, Object>, Result<Object>> send;
  private final Function<Map<String, ?>, P> pageOf;
  private final Function<Map<String, ?>, R> recordOf;

  RecordList(
      Map<String, Object> request,
      Function<Map<String, Object>, Result<Object>> send,
      Function<Map<String, ?>, P> pageOf,
      Function<Map<String, ?>, R> recordOf) {
    this.request = request;
    this.send = send;
    this.pageOf = pageOf;
    this.recordOf = recordOf;
  }

  /** The page that the request asks for. */
  public Result<P> page() {
    return send.apply(request).as(pageOf);
  }

  /** All records, in pages of 100 unless the request has a {@code pageSize}. */
  @Override
  public Iterator<R> iterator() {
    return new Records();
  }

  /** All records, likewise; each page is loaded when it is needed. */
  public Stream<R> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  private final class Records implements Iterator<R> {

    private final Map<String, Object> next = new LinkedHashMap<>(request);
    private Iterator<Map<String, ?>> records = List.<Map<String, ?>>of().iterator();
    private boolean isLast = false;

    private Records() {
      // As few requests as possible.
      next.putIfAbsent("pageSize", 100L);
    }

    @Override
    public boolean hasNext() {
      if (!records.hasNext() && !isLast) load();
      return records.hasNext();
    }

    @Override
    public R next() {
      if (!hasNext()) throw new NoSuchElementException();
      return recordOf.apply(records.next());
    }

    private void load() {
      Page page = send.apply(next).as(Page::of).data();
      long end = page.number * page.size;
      isLast =
          page.records.size() < page.size
              || end >= page.total
              || end + page.size > MOST_RECORDS;
      records = page.records.iterator();
      next.put("page", page.number + 1);
    }
  }

  private record Page(List<Map<String, ?>> records, long number, long size, long total) {

    @SuppressWarnings("unchecked")
    static Page of(Map<String, ?> fields) {
      return new Page(
          (List<Map<String, ?>>) fields.get("records"),
          numberIn(fields, "page"),
          numberIn(fields, "pageSize"),
          numberIn(fields, "total"));
    }

    private static long numberIn(Map<String, ?> fields, String name) {
      return ((Number) fields.get(name)).longValue();
    }
  }
}
