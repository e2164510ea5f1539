; What Numba's code expects of its runtime, over a stack of memory that the caller lends.
;
; Scratch arrays come and go like the frames of calls. A block that dies on top of the stack is
; taken off; one that dies below goes when it comes to the top. Where there is no room, there is no
; block, and Numba's own code then ends the call with a failure: memory is bounded by what was lent.

%Block = type { i64, ptr, ptr, ptr, i64 } ; references; the block below; -; the data; - (32 bytes)

@serai.base = internal global i32 0
@serai.top = internal global i32 0
@serai.end = internal global i32 0
@serai.last = internal global ptr null

define void @serai_lend(i32 %base, i32 %size) {
  %end = add i32 %base, %size
  store i32 %base, ptr @serai.base
  store i32 %end, ptr @serai.end
  call void @serai.clear()
  ret void
}

define internal void @serai.clear() {
  %base = load i32, ptr @serai.base
  store i32 %base, ptr @serai.top
  store ptr null, ptr @serai.last
  ret void
}

define internal noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %top = load i32, ptr @serai.top
  %raised = add i32 %top, 15
  %at = and i32 %raised, -16
  %data = add i32 %at, 32
  %wide = zext i32 %data to i64
  %next = add i64 %wide, %size
  %end = load i32, ptr @serai.end
  %limit = zext i32 %end to i64
  %small = icmp ult i64 %size, 2147483648
  %room = icmp ule i64 %next, %limit
  %fits = and i1 %small, %room
  br i1 %fits, label %take, label %full
full:
  ret ptr null
take:
  %block = inttoptr i32 %at to ptr
  store i64 1, ptr %block
  %below = load ptr, ptr @serai.last
  %place = getelementptr %Block, ptr %block, i32 0, i32 1
  store ptr %below, ptr %place
  %bytes = inttoptr i32 %data to ptr
  %where = getelementptr %Block, ptr %block, i32 0, i32 3
  store ptr %bytes, ptr %where
  store ptr %block, ptr @serai.last
  %new = trunc i64 %next to i32
  store i32 %new, ptr @serai.top
  ret ptr %block
}

define internal noalias ptr @NRT_MemInfo_alloc(i64 %size) {
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %block
}

define internal noalias ptr @NRT_Allocate(i64 %size) {
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  %none = icmp eq ptr %block, null
  %data = getelementptr i8, ptr %block, i32 32
  %given = select i1 %none, ptr null, ptr %data
  ret ptr %given
}

define internal void @NRT_Free(ptr %data) {
  %none = icmp eq ptr %data, null
  br i1 %none, label %done, label %free
free:
  %block = getelementptr i8, ptr %data, i32 -32
  store i64 0, ptr %block
  call void @serai.sweep()
  br label %done
done:
  ret void
}

define internal ptr @NRT_MemInfo_data_fast(ptr %block) alwaysinline {
  %where = getelementptr %Block, ptr %block, i32 0, i32 3
  %data = load ptr, ptr %where
  ret ptr %data
}

declare void @NRT_incref(ptr noalias captures(none))
declare void @NRT_decref(ptr noalias captures(none))

define hidden void @serai.sweep() noinline {
  br label %look
look:
  %last = load ptr, ptr @serai.last
  %empty = icmp eq ptr %last, null
  br i1 %empty, label %done, label %count
count:
  %references = load i64, ptr %last
  %dead = icmp eq i64 %references, 0
  br i1 %dead, label %take, label %done
take:
  %at = ptrtoint ptr %last to i32
  store i32 %at, ptr @serai.top
  %place = getelementptr %Block, ptr %last, i32 0, i32 1
  %below = load ptr, ptr %place
  store ptr %below, ptr @serai.last
  br label %look
done:
  ret void
}

define internal double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

; Sizes of arrays: what does not fit into 31 bits is too large here.
define internal { i64, i1 } @serai.product(i64 %a, i64 %b) alwaysinline {
  %either = or i64 %a, %b
  %large = icmp ugt i64 %either, 2147483647
  %product = mul i64 %a, %b
  %half = insertvalue { i64, i1 } poison, i64 %product, 0
  %whole = insertvalue { i64, i1 } %half, i1 %large, 1
  ret { i64, i1 } %whole
}

declare double @llvm.sqrt.f64(double)
declare void @llvm.trap()
